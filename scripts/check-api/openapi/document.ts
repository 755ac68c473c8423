import { defaultSearch } from '@/lib/ads/search';
import { adsCall } from '@/lib/api/ads-call';
import { callTimeoutMs, maxItems, maxWholeBytes } from '@/lib/api/limits';
import { postsCall } from '@/lib/api/posts-call';
import { type OperationName, operations } from '../operations.ts';
import * as examples from './examples.ts';
import { jsonSchemas, refTo, type SchemaName } from './schemas.ts';

const description = `The calls that the site makes (section 7 of its specification), all without authentication.

- The site requests each path as it is written here (only that of an ad has no slash at its end), and follows no
  redirect.
- It gives a call ${callTimeoutMs / 1_000} seconds, and reads ${maxWholeBytes / 1_000_000} MB of a response
  without loss: of a larger one it cuts texts and lists.
- The schemas are what it reads without loss. Numbers may be strings. A field that is not required may be absent,
  \`null\` or empty; an invalid value counts as absent. Other fields are ignored.
- An invalid item is left out of its list. Of a page, ${maxItems.page} items are read.
- A text that is longer than its \`maxLength\` is cut; a code, a date or a URL counts as absent then.
- Dates are \`YYYY-MM-DD\`, or instants with their offset.

\`npm run check:api\` checks a live API.`;

/** The OpenAPI description of the calls, from the schemas that the site reads responses with. */
export function openApiDocument() {
  return {
    openapi: '3.1.1',
    info: { title: 'API of the site for medical replacement', version: '1', description },
    servers: [{ url: 'https://api.example.org', description: 'API_URL of the site.' }],
    security: [],
    paths: Object.fromEntries(
      (Object.keys(operations) as OperationName[]).map((name) => [
        operations[name].path,
        { [operations[name].method.toLowerCase()]: { operationId: name, ...described[name]() } },
      ]),
    ),
    components: { schemas: jsonSchemas() },
  };
}

const arrayOf = (name: SchemaName) => ({ type: 'array', items: refTo(name) });

function jsonContent(schema: object, example: unknown) {
  return { content: { 'application/json': { schema, example } } };
}

function success(what: string, schema: object, example: unknown) {
  return { 200: { description: what, ...jsonContent(schema, example) } };
}

const absent = (what: string) => ({
  404: { description: what, ...jsonContent(refTo('Detail'), examples.detail) },
});

const refused = (what: string) => ({
  400: {
    description: what,
    ...jsonContent({ anyOf: [refTo('Detail'), refTo('FieldErrors')] }, examples.fieldErrors),
  },
});

const described: Record<OperationName, () => object> = {
  randomAds: () => ({
    summary: 'Some ads, for the home page',
    description: 'The site shows three that are not over, and calls again when fewer come.',
    responses: success('Any number of ads, others each time.', arrayOf('Ad'), [examples.ad]),
  }),
  randomSubstitutes: () => ({
    summary: 'Some available substitutes, for the home page',
    description: 'The site shows the first three.',
    responses: success('Any number of substitutes.', arrayOf('Substitute'), [examples.substitute]),
  }),
  partners: () => ({
    summary: 'The partners',
    description: 'The site shows those with a name and a logo. It checks the API by this call.',
    responses: success('All partners.', arrayOf('Partner'), [examples.partner]),
  }),
  ads: () => ({
    summary: 'A page of the ads',
    description:
      'Filters combine. A period finds at least the ads within it, and none that ends before or starts after it.',
    parameters: queryOf(
      adsCall({ ...defaultSearch, specialty: 1, startDate: '2026-12-01', endDate: '2026-12-15' }),
      {
        page: [
          'Of a size that the API chooses, counted from zero.',
          { type: 'integer', minimum: 0 },
        ],
        startDate: ['The first day, at midnight.', { type: 'string' }],
        endDate: ['The last day, at midnight.', { type: 'string' }],
        specialty: ['The id of a specialty.', { type: 'integer', minimum: 1 }],
      },
    ),
    responses: {
      ...success('A page; an empty one when nothing is found.', refTo('AdPage'), examples.adPage),
      ...refused('An unknown specialty. The site does not request one.'),
      ...absent('The list ends before this page.'),
    },
  }),
  ad: () => ({
    summary: 'An ad',
    parameters: [inPath('id', { type: 'integer', minimum: 1 }, examples.ad.id)],
    responses: {
      ...success('The ad.', refTo('Ad'), examples.ad),
      ...absent('There is no such ad, or no longer.'),
    },
  }),
  combinedList: () => ({
    summary: 'Lists of choices, of which the site reads the specialties',
    responses: success('All specialties.', refTo('CombinedList'), examples.combinedList),
  }),
  posts: () => ({
    summary: 'A page of the published posts, the newest first',
    parameters: queryOf(
      postsCall({ page: 1, tag: 'contrat', words: 'premier jour', author: 'Hugo Delmas' }),
      {
        page: ['Counted from one.', { type: 'integer', minimum: 1 }],
        page_size: ['How many posts a page has.', { type: 'integer', minimum: 1 }],
        status: ['Only published posts are requested.', { type: 'string', enum: ['published'] }],
        tag_slug: ['The slug of a tag.', { type: 'string' }],
        search: ['Words.', { type: 'string' }],
        author: ['The `full_name` of an author.', { type: 'string' }],
      },
    ),
    responses: {
      ...success(
        'A page; an empty one when nothing is found.',
        refTo('PostPage'),
        examples.postPage,
      ),
      ...absent('The list ends before this page.'),
    },
  }),
  post: () => ({
    summary: 'A published post',
    parameters: [inPath('slug', { type: 'string' }, examples.post.slug)],
    responses: {
      ...success('The post.', refTo('Post'), examples.post),
      ...absent('There is no such post, or it is not published.'),
    },
  }),
  confirmReset: () => ({
    summary: 'Sets a new password',
    description: 'The site sends it once, with the address of the visitor in `X-Forwarded-For`.',
    requestBody: {
      required: true,
      ...jsonContent(refTo('PasswordReset'), examples.passwordReset),
    },
    responses: {
      204: { description: 'The password is set, and the link used up.' },
      ...refused('The link or the password is refused; the visitor reads the sentences.'),
    },
  }),
};

/**
 * The parameters of a call as the site writes it.
 *
 * @throws {Error} for one without a description.
 */
function queryOf(call: string, parameters: Record<string, [description: string, schema: object]>) {
  return [...new URLSearchParams(call.replace(/^[^?]*/, ''))].map(([name, value]) => {
    const [description, schema] = parameters[name] ?? [];
    if (description === undefined) throw new Error(`The parameter ${name} has no description.`);
    const isNumber = schema !== undefined && 'minimum' in schema;
    return { name, in: 'query', description, schema, example: isNumber ? Number(value) : value };
  });
}

function inPath(name: string, schema: object, example: string | number) {
  return { name, in: 'path', required: true, schema, example };
}
