import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';

/* The accessibility statement agrees with the table of criteria. */

const states = ['conforme', 'non conforme', 'non applicable', 'non vérifié'] as const;
const rowSchema = z.object({ id: z.string(), state: z.enum(states), how: z.string().min(3) });

// Criteria of the 13 themes of RGAA 4.1.2.
const criteria = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

const table = readFileSync('docs/rgaa.md', 'utf8');
const rows = [...table.matchAll(/^\| (\d+\.\d+) +\|[^|]+\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
  ([, id, state, how]) => rowSchema.parse({ id, state, how }),
);
const of = (state: (typeof states)[number]) => rows.filter((row) => row.state === state);

describe('the table', () => {
  test('has every criterion once, in order', () => {
    const every = criteria.flatMap((count, theme) =>
      Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
    );
    expect(every).toHaveLength(106);
    expect(rows.map(({ id }) => id)).toEqual(every);
  });

  test('names existing files', () => {
    const files = [...table.matchAll(/`([\w.@/-]+\/[\w.-]+\.\w+)`/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

function missed(count: number): string {
  if (count === 0) return 'aucun n’est reconnu non conforme';
  return `${count} ${count === 1 ? 'ne l’est pas' : 'ne le sont pas'}`;
}

describe('the statement', () => {
  const text = readFileSync('content/legal/accessibilite.md', 'utf8');
  const respected = of('conforme').length;
  const applicable = rows.length - of('non applicable').length;

  test('counts as the table does; an unchecked criterion counts as not respected', () => {
    const rate = Math.floor((100 * respected) / applicable);
    expect(text).toContain(
      `**${respected} des ${applicable} critères applicables sont respectés**, soit ${rate} %`,
    );
    expect(text).toContain(`\n- ${missed(of('non conforme').length)} ;\n`);
    expect(text).toContain(`- ${of('non vérifié').length} n’a pas été vérifié`);
    expect(text).toContain(`- ${of('non applicable').length} ne s’appliquent pas`);
  });

  test('names every criterion that is not respected, and no other', () => {
    const named = [...text.matchAll(/\(critère (\d+\.\d+)\)/g)].map(([, id]) => id);
    expect(named).toEqual([...of('non conforme'), ...of('non vérifié')].map(({ id }) => id));
  });

  test('has the same state in its title, its text and the footer', () => {
    const state =
      respected === applicable
        ? 'totalement conforme'
        : 2 * respected >= applicable
          ? 'partiellement conforme'
          : 'non conforme';
    expect(text).toMatch(new RegExp(`^# Accessibilité : ${state}\\n`));
    expect(text).toContain(`est **${state}** au`);
    const footer = readFileSync('components/layout/footer/footer.tsx', 'utf8');
    expect(footer).toContain(String.raw`\u00a0: ${state}`);
  });

  test('has all sections that the law requires', () => {
    for (const part of [
      'État de conformité',
      'Résultats des tests',
      'Contenus non accessibles',
      'Établissement de cette déclaration',
      'Retour d’information et contact',
      'Voies de recours',
    ]) {
      expect(text).toContain(`\n## ${part}\n`);
    }
  });
});
