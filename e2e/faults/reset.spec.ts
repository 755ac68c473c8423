import type { APIRequestContext, APIResponse } from '@playwright/test';
import { reset, wrongReset } from '../door/answer.ts';
import { goodPassword, resetPath } from '../reset/page.ts';
import { type Failure, failures } from '../stage/order.ts';
import { expect } from '../test.ts';
import { test } from '../visitor.ts';
import { judge } from './verdict.ts';

const sorry = 'Une erreur est survenue. Veuillez réessayer plus tard.';
const unexplained = 'Erreur lors de la réinitialisation du mot de passe';
const changed = 'Votre mot de passe a été modifié avec succès';

/** What a refusal of the API makes of the page; any other failure is one of ours. */
const words: Partial<Record<Failure, string>> = {
  'not-found': 'Pas trouvé.',
  'too-many': 'Requête ralentie.',
};
/** They spoil what an answer holds: that of a success is empty, that of a refusal says why. */
const ofBodies: Failure[] = ['cut', 'trickle', 'truncated', 'huge', 'packed'];

function doorStatus(kind: Failure): number {
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

/** Sends the form as a browser without JavaScript does. */
async function submit(request: APIRequestContext, token: string): Promise<APIResponse> {
  const path = resetPath(token);
  const html = await (await request.get(path)).text();
  const [form = ''] = /<form.*?<\/form>/s.exec(html) ?? [];
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g)];
  const fields = hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]);
  return request.post(path, {
    multipart: {
      ...Object.fromEntries(fields),
      new_password: goodPassword,
      confirmation: goodPassword,
    },
  });
}

for (const kind of failures) {
  test(`@desktop a password reset fails (${kind}): it says so, is kept nowhere, and can be sent again`, async ({
    request,
    api,
    token,
    visitor,
  }) => {
    const match = ` for ${visitor}`;
    const spoils = ofBodies.includes(kind);
    if (spoils) await api.give(match, { token: ['Jeton périmé.'] }, 400);
    await api.fail(match, kind);
    const said = words[kind] ?? (spoils ? unexplained : sorry);
    const [door, form] = await Promise.all([send(request, token), submit(request, token)]);
    const failed = { said: [said], shared: false, whole: true };
    expect(await judge(door, [said])).toEqual({ ...failed, status: doorStatus(kind) });
    expect(await judge(form, [said, changed])).toEqual({ ...failed, status: 200 });
    // A token is good for one use: nothing is sent twice.
    expect(await api.calls(match)).toHaveLength(2);

    await api.give(match, null, 204);
    expect((await send(request, token)).status()).toBe(204);
    const done = await judge(await submit(request, token), [changed]);
    expect(done).toEqual({ status: 200, said: [changed], shared: false, whole: true });
  });
}
