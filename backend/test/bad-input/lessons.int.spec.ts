import { describeBadInput } from './bad-input.js';

describeBadInput('lessons', ({ path }) => path.startsWith('lessons/'));
