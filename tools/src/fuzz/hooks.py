"""Keeps schemathesis from sending fields named __proto__: the body parser rejects them at any depth."""

import schemathesis


def has_proto(value):
    if isinstance(value, dict):
        return "__proto__" in value or any(has_proto(inner) for inner in value.values())
    return isinstance(value, list) and any(has_proto(inner) for inner in value)


@schemathesis.hook
def filter_body(context, body):
    return not has_proto(body)
