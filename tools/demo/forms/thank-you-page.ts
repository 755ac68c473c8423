/** The page after a form was posted without JavaScript. */
export const thankYouPage = (cameFrom: string | undefined): string => `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Merci pour votre pré-inscription</title>
    <style>
      :root { color-scheme: light dark; --ink: #12302b; --paper: #f3f8f6; --card: #fff; --accent: #0b6b58 }
      @media (prefers-color-scheme: dark) {
        :root { --ink: #e4f1ed; --paper: #0d1a17; --card: #14261f; --accent: #6fd3ba }
      }
      body {
        min-height: 100vh; min-height: 100dvh; margin: 0; padding: 1.5rem; box-sizing: border-box;
        display: grid; place-items: center; background: var(--paper); color: var(--ink);
        font: 1.125rem/1.6 system-ui, sans-serif;
      }
      main { max-width: 34rem; padding: 2rem; border-radius: 1rem; background: var(--card) }
      h1 { margin: 0 0 1rem; font-size: 1.6rem; line-height: 1.25 }
      a { color: var(--accent) }
    </style>
  </head>
  <body>
    <main>
      <h1>Merci pour votre pré-inscription\u202f!</h1>
      <p>Vos réponses nous sont bien parvenues. Nous vous contacterons bientôt.</p>
      <p>${backLink(cameFrom)}</p>
    </main>
  </body>
</html>
`;

/** Only the origin of the referring page is used. */
function backLink(cameFrom: string | undefined): string {
  const url = cameFrom === undefined ? null : URL.parse(cameFrom);
  const isSite = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isSite ? `<a href="${url.origin}/">Revenir au site</a>` : 'Vous pouvez fermer cette page.';
}
