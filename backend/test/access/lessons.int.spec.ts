import { describeCallers } from './callers.js';

describeCallers('lessons', ({ path }) => path.startsWith('/lessons/'));
