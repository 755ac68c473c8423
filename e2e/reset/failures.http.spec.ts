import { follow } from '../flash.ts';
import { expect, test } from './link.ts';
import { resetFields, validPassword } from './page.ts';

test('a page from before a deployment needs only the two fields, in either encoding', async ({
  request,
  path,
  resetApi,
}) => {
  await resetApi.give(null, 204);
  const fields = resetFields(validPassword);
  const json = { accept: 'application/json' };
  const action = { 'next-action': '70'.padEnd(42, '0') };
  for (const init of [
    { form: fields, headers: json },
    { multipart: fields, headers: json },
    { form: fields, headers: { ...json, ...action } },
    { multipart: fields, headers: { ...json, ...action } },
  ]) {
    const response = await request.post(path, init);
    expect(response.status()).toBe(200);
    expect(await response.json()).toEqual({ kind: 'done' });
  }
  expect(await resetApi.calls()).toHaveLength(4);
  // Without a script, and with hidden fields of another build.
  const posted = await request.post(path, {
    multipart: { $ACTION_REF_1: '', '$ACTION_1:0': '{"id":"70"}', ...fields },
    headers: action,
    maxRedirects: 0,
  });
  expect(await (await follow(request, posted)).text()).toContain(
    'Votre mot de passe a été modifié avec succès',
  );
});
