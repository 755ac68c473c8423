import { resetLinks, resetPassword } from './accounts/reset-password.ts';
import { readAdFilter, sampleAds } from './ads/sample-ads.ts';
import { listPosts, samplePosts } from './blog/sample-posts.ts';
import { type FormResponses, receiveForm } from './forms/form-responses.ts';
import { searchAddress } from './geocoder/search-address.ts';
import { json, jsonText, noContent, notFound, type RouteResponse } from './http/response.ts';
import type { Route } from './http/router.ts';
import { pageOf } from './http/router.ts';
import { absoluteMedia, mediaFile } from './media.ts';
import { drawNumbers } from './random.ts';
import { LISTS, PARTNERS, SUBSTITUTES } from './sample/sample.ts';

const AD_PAGES = { first: 0, size: 20 } as const;
const SPOTLIGHT = 3;

export type SampleSize = {
  ads: number;
  /** The day that the days of the sample are counted from. */
  today: string;
};

/** All calls of the API. */
export function routesOf(size: SampleSize, responses: FormResponses): Route[] {
  const ads = sampleAds(size.ads, size.today);
  const posts = samplePosts(size.today);
  const links = resetLinks();

  return [
    {
      path: /^\/api\/v1\/ads$/,
      get: (call) => pageOf(call, AD_PAGES, ads.idsOf(readAdFilter(call.query)), ads.document),
    },
    {
      path: /^\/api\/v1\/ads\/random$/,
      get: () => jsonText(`[${ads.some(SPOTLIGHT).join(',')}]`),
    },
    {
      path: /^\/api\/v1\/ads\/(?<id>[^/]+)$/,
      get: ({ params, origin }) => found(ads.find(params.id ?? ''), origin),
    },
    {
      path: /^\/api\/v1\/users\/substitutes\/random$/,
      get: ({ origin }) => jsonText(absoluteMedia(JSON.stringify(someSubstitutes()), origin)),
    },
    {
      path: /^\/api\/v1\/core\/partners$/,
      get: ({ origin }) => jsonText(absoluteMedia(JSON.stringify(PARTNERS), origin)),
    },
    { path: /^\/api\/v1\/core\/combined-list$/, get: () => json(LISTS) },
    { path: /^\/api\/v1\/blogs\/posts$/, get: (call) => listPosts(posts, call) },
    {
      path: /^\/api\/v1\/blogs\/posts\/(?<slug>[^/]+)$/,
      get: ({ params, origin }) => found(posts.find(params.slug ?? ''), origin),
    },
    {
      path: /^\/api\/v1\/auth\/users\/reset_password_confirm$/,
      post: (call) => resetPassword(links, call),
    },
    {
      path: /^\/forms\/(?<form>medecin-remplacant|etablissement|signalement)$/,
      post: (call) => receiveForm(responses, call),
    },
    {
      path: /^\/forms\/(?<form>medecin-remplacant|etablissement|signalement)\/responses$/,
      get: ({ params }) => json(responses.latestFirst(params.form ?? '')),
    },
    { path: /^\/geocoder\/search$/, get: searchAddress },
    { path: /^\/media\/(?<path>.+)$/s, get: mediaFile },
    { path: /^\/healthz$/, get: noContent },
  ];
}

const someSubstitutes = () =>
  drawNumbers(SPOTLIGHT, SUBSTITUTES.length).map((index) => SUBSTITUTES[index]);

function found(document: string | undefined, origin: string): RouteResponse {
  if (document === undefined) throw notFound();
  return jsonText(absoluteMedia(document, origin));
}
