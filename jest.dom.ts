import '@testing-library/jest-dom/jest-globals';

// jsdom has no layout, and does not define it.
Element.prototype.scrollIntoView ??= () => undefined;
