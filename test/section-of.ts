import { screen } from '@testing-library/react';

/** The `<section>` with a heading. It has no role, because a page should have few landmarks. */
export function sectionOf(heading: string): HTMLElement {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  if (section === null) throw new Error(`« ${heading} » is in no section.`);
  return section;
}
