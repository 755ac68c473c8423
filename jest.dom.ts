import '@testing-library/jest-dom/jest-globals';

// jsdom has no layout, and does not define it.
if ('Element' in globalThis) Element.prototype.scrollIntoView ??= () => undefined;
