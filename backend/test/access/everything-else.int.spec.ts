import { describeCallers } from './callers.js';

describeCallers('everything else', ({ path }) => !/^\/(lessons|lesson_people|students|people)\//.test(path));
