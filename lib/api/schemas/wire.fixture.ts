import fc from 'fast-check';

/* Values that a service may send: correct ones, ones in another notation, and absurd ones. */

const hostile = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e0102',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  ']]>',
  '</script>',
  'javascript:alert(1)',
  '//example.org',
  '../../etc/passwd',
  '%00',
  '1e9',
  '-0',
  '0x10',
  '９',
  '1,5',
  'é'.repeat(5_000),
);

const text = fc.oneof(
  fc.constantFrom('Médecine générale', '1 rue du Port', '21000', 'Dijon', '  Anne '),
  fc.string({ unit: 'binary', maxLength: 60 }),
  hostile,
);

const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.integer({ min: 0, max: 1_000 }),
  fc.integer({ min: -200, max: 200 }).map(String),
  fc.double({ noNaN: true }).map(String),
);

const moment = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc
    .date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('2026-02-30', '0000-00-00', '2026-12-01 08:30:00', '01/12/2026', '-271821-04-20'),
);

const link = fc.oneof(fc.webUrl(), fc.webPath(), hostile);

/** A value of a kind, or, one time in four, of any other kind. */
const mostly = <T>(kind: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: kind as fc.Arbitrary<unknown>, weight: 3 }, fc.jsonValue({ maxDepth: 3 }));

/** An object that may lack any of its fields, and have others. */
function object(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [name, mostly(kind)]),
  );
  return fc
    .tuple(
      fc.record(known, { requiredKeys: [] }),
      fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 }),
    )
    .map(([mine, others]) => ({ ...others, ...mine }));
}

const withId = (item: fc.Arbitrary<unknown>) =>
  fc
    .tuple(item, fc.integer({ min: 1, max: 2 ** 31 - 1 }))
    .map(([fields, id]) => ({ ...(fields as object), id }));

const specialty = object({ id: number, name: text });
const flag = fc.oneof(fc.boolean(), fc.constantFrom('true', 'True', 1, 0, 'no'));

/** An ad that has an id; the rest of it is whatever comes. */
export const wireAd = withId(
  object({
    title: text,
    description: text,
    specialty,
    user: object({
      first_name: text,
      last_name: text,
      user_type: fc.constantFrom('doctor', 'facility', 'Facility', 'autre'),
      profile: object({ location: object({ name: text }) }),
    }),
    location: object({
      name: text,
      address: text,
      city: text,
      postal_code: fc.oneof(text, fc.integer({ min: 1_000, max: 98_999 }).map(String)),
      latitude: number,
      longitude: number,
    }),
    start_date: moment,
    end_date: moment,
    published_at: moment,
    created_at: moment,
    remuneration_type: fc.constantFrom('forfait', 'retrocession', 'Forfait', 'autre'),
    retrocession_percentage: number,
    forfait_amount: number,
    forfait_timespan: fc.constantFrom('day', 'half_day', 'week', 'month', 'year'),
    average_act_cost: number,
    convention_status: fc.constantFrom('secteur_1', 'secteur_2', 'secteur_3', 'autre'),
    timeslots: fc.array(
      object({
        dayName: fc.constantFrom('Lundi', 'monday', 'dimanche', 'jamais'),
        morning: flag,
        afternoon: flag,
        eveningNight: flag,
      }),
      { maxLength: 9 },
    ),
    on_site_secretary: flag,
    on_site_housing: flag,
    on_site_dining: flag,
    teleconsultation_available: flag,
    is_public_transport_accessible: flag,
  }),
);

const markdown = fc.oneof(
  fc.constantFrom(
    '# Un titre\n\nUn *texte* et [un lien](/blog).',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '<h2 onclick="alert(1)">Titre</h2><iframe src="//example.org"></iframe>',
    '![](javascript:alert(1)) [x](data:text/html,x)',
    '```\n<script>\n```',
  ),
  text,
);

/** A post that has an id and an address. */
export const wirePost = withId(
  object({
    title: text,
    excerpt: text,
    content: fc.array(markdown, { maxLength: 3 }).map((parts) => parts.join('\n\n')),
    published_at: moment,
    read_time_minutes: number,
    author: object({ full_name: text }),
    tags: fc.array(fc.oneof(text, object({ id: number, slug: text, name: text })), {
      maxLength: 4,
    }),
    hero_image_url: link,
    hero_image: fc.oneof(link, object({ url: link, file: link, alt: text })),
    hero_image_alt: text,
    assets: fc.array(object({ asset_url: link }), { maxLength: 3 }),
  }),
).map((post) => ({ ...post, slug: `article-${post.id}`, status: 'published' }));

/** A partner, under any of the names its fields go by. */
export const wirePartner = object({
  name: text,
  title: text,
  description: text,
  text,
  logo: link,
  image: link,
  href: link,
  url: link,
});

/** A substitute that has an id. */
export const wireSubstitute = withId(
  object({
    first_name: text,
    last_name: text,
    profile_picture: link,
    specialty: text,
    profile: object({
      specialty: object({ doctor_common_name: text, name: text }),
      location: object({ city: text, postal_code: text, name: text }),
    }),
  }),
);
