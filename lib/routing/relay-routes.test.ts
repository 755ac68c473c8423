import { expect, jest, test } from '@jest/globals';

async function resolveWith(relay: 'on' | 'off', target: string) {
  jest.resetModules();
  process.env.FORM_RELAY = relay;
  const { resolveUrl } = await import('./resolve-url');
  return resolveUrl(target, false);
}

test('the paths of the relay exist when it is on', async () => {
  for (const path of ['/inscription/envoi', '/inscriptions/envoi']) {
    expect(await resolveWith('off', path)).toMatchObject({ isFound: false, url: '/introuvable' });
    expect(await resolveWith('on', `${path}?resultat=echec&jeton=x`)).toMatchObject({
      isFound: true,
      url: `${path}?resultat=echec`,
      internalUrl: `${path}?resultat=echec`,
      postUrl: `${path}/relais`,
    });
    expect(await resolveWith('on', `${path}/relais`)).toMatchObject({ isFound: false });
  }
});
