import type { APIRequestContext, APIResponse } from '@playwright/test';
import { reset, wrongReset } from '../bff/fields.ts';
import { follow } from '../flash.ts';
import { expect } from '../http-test.ts';
import { postReset, resetFields, resetPath, validPassword } from '../reset/page.ts';
import { type Failure, failures } from '../stage/failures.ts';
import { test } from '../visitor.ts';
import { judge } from './outcome.ts';

const genericMessage = 'Une erreur est survenue. Veuillez réessayer plus tard.';
const refusedMessage = 'Erreur lors de la réinitialisation du mot de passe';
const changed = 'Votre mot de passe a été modifié avec succès';

/** The message on the page, if it is not `refusedMessage`, which replaces a response without a message. */
const words: Partial<Record<Failure, string>> = {
  error: 'Erreur interne',
  'not-found': 'Pas trouvé.',
  'too-many': 'Requête ralentie.',
  broken: genericMessage,
  timeout: genericMessage,
};
/** Failures that alter a body, tested on a rejection, because a success has none. */
const ofBodies: Failure[] = ['cut', 'trickle', 'truncated', 'huge', 'compressed'];

function routeHandlerStatus(kind: Failure): number {
  if (ofBodies.includes(kind)) return 400;
  const statuses: Partial<Record<Failure, number>> = {
    'not-found': 404,
    'too-many': 429,
    timeout: 504,
  };
  return statuses[kind] ?? 502;
}

function send(request: APIRequestContext, token: string): Promise<APIResponse> {
  return request.post(`${reset}/`, { data: wrongReset(token) });
}

/** Posts the form as a browser without JavaScript does; returns the page with the outcome. */
async function submit(request: APIRequestContext, token: string): Promise<APIResponse> {
  return follow(request, await postReset(request, resetPath(token)));
}

/** Posts the form as our script does. */
function sendByScript(request: APIRequestContext, token: string): Promise<APIResponse> {
  return request.post(resetPath(token), {
    headers: { accept: 'application/json' },
    multipart: resetFields(validPassword),
  });
}

for (const kind of failures) {
  test(`a password reset that fails (${kind}) says so, is not stored, and can be sent again`, async ({
    request,
    api,
    token,
    visitor,
  }) => {
    const match = ` for ${visitor}`;
    const isBodySpoiled = ofBodies.includes(kind);
    if (isBodySpoiled) await api.respond(match, { token: ['Jeton périmé.'] }, 400);
    await api.fail(match, kind);
    const text = words[kind] ?? refusedMessage;
    const [routeHandler, form, script] = await Promise.all([
      send(request, token),
      submit(request, token),
      sendByScript(request, token),
    ]);
    const failed = { texts: [text], shared: false, whole: true };
    expect(await judge(routeHandler, [text])).toEqual({
      ...failed,
      status: routeHandlerStatus(kind),
    });
    expect(await judge(form, [text, changed])).toEqual({ ...failed, status: 200 });
    expect(await judge(script, [text])).toEqual({ ...failed, status: routeHandlerStatus(kind) });
    expect(await script.json()).toMatchObject({ kind: 'refused', message: text });
    // A token works once, so nothing is sent twice.
    expect(await api.calls(match)).toHaveLength(3);

    await api.respond(match, null, 204);
    expect((await send(request, token)).status()).toBe(204);
    const done = await judge(await submit(request, token), [changed]);
    expect(done).toEqual({ status: 200, texts: [changed], shared: false, whole: true });
    const doneByScript = await sendByScript(request, token);
    expect(doneByScript.status()).toBe(200);
    expect(await doneByScript.json()).toEqual({ kind: 'done' });
  });
}
