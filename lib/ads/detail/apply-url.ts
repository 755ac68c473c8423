type Configuration = { APP_URL: string; APP_AD_URL?: string | undefined };

/** Where one applies for an ad, in the web app: on its own page there, where APP_AD_URL says which that is. */
export function applyUrl(id: number, { APP_URL, APP_AD_URL }: Configuration): string {
  return APP_AD_URL?.replaceAll('{id}', String(id)) ?? APP_URL;
}
