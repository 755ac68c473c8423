/** Tests that a narrow window alone is for; playwright.config.ts says what the tags mean. */
export const phoneOnly = /^(?!.*@desktop).*@phone/;
