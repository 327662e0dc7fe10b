"""Keeps schemathesis from sending fields named __proto__, which the body parser rejects at any depth, and says what archives are."""

import schemathesis
from hypothesis import strategies as st

# Few bytes are an archive of a build: the calls must refuse all others.
schemathesis.openapi.media_type("application/x-tar", st.binary(max_size=2048))


def has_proto(value):
    if isinstance(value, dict):
        return "__proto__" in value or any(has_proto(inner) for inner in value.values())
    return isinstance(value, list) and any(has_proto(inner) for inner in value)


@schemathesis.hook
def filter_body(context, body):
    return not has_proto(body)
