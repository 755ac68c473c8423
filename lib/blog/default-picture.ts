import { blogPath } from './search';

/** The illustration of a post that has none, or whose picture is broken (specification, section 2). */
export const defaultPicture = `${blogPath}/default-hero.svg`;
