import { absent, conflict, errorCatalogue, fieldError, unusable } from '../../../platform/errors/error-catalogue.js';

export const enquiryErrors = errorCatalogue('enquiries', {
  enquiries_off: conflict('This barn takes no enquiries here.'),
  enquiry_form_old: conflict('This form was open for a long time. Please send it again.'),
  enquiry_form_quick: conflict('That was very quick. Please wait a moment and send it again.'),
  enquiry_form_forged: fieldError('stamp', unusable('This form cannot be used. Please open the page again.')),
  enquiry_unproven: fieldError('proof', unusable('Your browser has not finished its check. Please send it again.')),
  too_many_enquiries: conflict('Too much is being sent at the moment. Please phone the barn, or try again tomorrow.'),
  enquiry_gone: absent('This enquiry is no longer kept. Please write again from the barn’s page.'),
  enquiry_unconfirmed: conflict('Nobody has confirmed this address yet, so that nothing is mailed to it.'),
  enquiry_unanswered: conflict('You have written several times. Please wait for an answer, or phone.'),
  enquiry_full: conflict('Too much was written here. Please write a mail, or phone.'),
  enquiry_answered_meanwhile: conflict('Something was written here meanwhile. Read it before you answer.'),
});
