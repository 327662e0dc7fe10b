# Run once, by the image of PostgreSQL, when the volume is empty. Makes the user and the database of Vetta. The user may make
# databases, since each nightly backup is restored into one for a check, and has no other right beyond its own.
psql --set ON_ERROR_STOP=1 --username postgres --set password="$POSTGRES_PASSWORD" <<'SQL'
create role vetta login createdb password :'password';
create database vetta owner vetta;
-- Only a person in this container is this user then, without a password.
alter role postgres password null;
SQL
