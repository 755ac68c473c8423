import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// A busy machine may need longer than the second that is usual.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no layout, and does not define it.
if ('Element' in globalThis) Element.prototype.scrollIntoView ??= () => undefined;
