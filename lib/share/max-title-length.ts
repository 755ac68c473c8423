/** No tab, search result or card shows more characters of a title, and the API sets no limit. */
export const maxTitleLength = 90;
