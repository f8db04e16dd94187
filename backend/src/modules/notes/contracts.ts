/** The table `remark` is published; its `subject_id` is the thing that the text is about. */
export { WriteRemark, type RemarkText } from './commands/write-remark.js';
