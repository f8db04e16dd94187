import { describeCallers } from './callers.js';

describeCallers('what concerns people in lessons', ({ path }) => /^\/(lesson_people|students|people)\//.test(path));
