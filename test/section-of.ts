import { screen } from '@testing-library/react';

/** The `<section>` below a heading. It has no role: as a landmark it would be one of too many. */
export function sectionOf(heading: string): HTMLElement {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  if (section === null) throw new Error(`« ${heading} » is in no section.`);
  return section;
}
