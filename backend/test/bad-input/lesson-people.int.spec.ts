import { describeBadInput } from './bad-input.js';

describeBadInput('what concerns people in lessons', ({ path }) => /^(lesson_people|students)\//.test(path));
