import { addresses } from './addresses';
import type { Attack } from './attack';
import { attributes } from './attributes';
import { clobbering } from './clobbering';
import { documents } from './documents';
import { encodings } from './encodings';
import { foreign } from './foreign';
import { frames } from './frames';
import { handlers } from './handlers';
import { layout } from './layout';
import { mutations } from './mutations';
import { parsing } from './parsing';
import { requests } from './requests';
import { scripts } from './scripts';
import { styles } from './styles';

/** Known attacks by HTML, by family. Data for tests: nothing of the site imports them. */
export const families: ReadonlyArray<readonly [name: string, attacks: readonly Attack[]]> = [
  ['scripts', scripts],
  ['event handlers', handlers],
  ['addresses', addresses],
  ['SVG and MathML', foreign],
  ['mutations', mutations],
  ['DOM clobbering', clobbering],
  ['styles', styles],
  ['elements of the document and forms', documents],
  ['frames and objects', frames],
  ['differences of parsers', parsing],
  ['encodings', encodings],
  ['requests and dangling markup', requests],
  ['layout', layout],
  ['attributes', attributes],
];
