import { expect, test, vi } from 'vitest';
import { CallError, call } from './call.ts';

test.each([
  [503, 'in manutenzione', 'Service Unavailable', '503: in manutenzione'],
  [401, '{"error":"Chiave di accesso non valida"}', '', '401: {"error":"Chiave di accesso non valida"}'],
  [500, '', 'Internal Server Error', '500: Internal Server Error'],
])('a failed call’s message is the status and the body, or the status text (%i)', (...failed) => {
  const [status, body, statusText, message] = failed;
  expect(new CallError(status, body, statusText).message).toBe(message);
});

test('the sentence for a person, the issues and the row as it is now are read from the body', () => {
  const issues = [{ path: ['title'], message: 'Il titolo è obbligatorio' }];
  const body = JSON.stringify({ error: 'Qualcosa non va', issues, current: { id: '1' } });
  expect(new CallError(400, body, '')).toMatchObject({
    serverMessage: 'Qualcosa non va',
    issues,
    current: { id: '1' },
  });
});

test.each(['<html>Bad Gateway</html>', '["no"]', 'null', '{"error":7,"issues":"no"}'])(
  'the body %s of a proxy has none of these',
  (body) => {
    expect(new CallError(502, body, '')).toMatchObject({ serverMessage: undefined, issues: [] });
  },
);

test.each(['..', '.', ''])(
  'a call with the parameter «%s» is made nowhere: it would be another call',
  async (id) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no server'));
    await expect(call('GET /api/players/{id}/receipt', { params: { id }, query: {} })).rejects.toMatchObject({
      status: 404,
    });
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  },
);
