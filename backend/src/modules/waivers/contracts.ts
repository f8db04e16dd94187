export { ForgetSigners } from './commands/forget-signers.js';
