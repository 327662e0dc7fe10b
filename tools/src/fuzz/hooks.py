"""What schemathesis may not send: a field named __proto__, which the body parser refuses wherever it stands."""

import schemathesis


def is_poisoned(value):
    if isinstance(value, dict):
        return "__proto__" in value or any(is_poisoned(inner) for inner in value.values())
    return isinstance(value, list) and any(is_poisoned(inner) for inner in value)


@schemathesis.hook
def filter_body(context, body):
    return not is_poisoned(body)
