import { together } from '../support/together.js';

together(3, 6);
