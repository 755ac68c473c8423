/** Tests that run only in a narrow window; playwright.config.ts says what the tags mean. */
export const phoneOnly = /^(?!.*@desktop).*@phone/;
