import { describeBadInput } from './bad-input.js';

describeBadInput('lists', ({ path }) => /^(rest|horses|products)\//.test(path));
