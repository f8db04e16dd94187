import type { Migrations } from '../platform/database/owner-source.js';
import { Platform1763700000001 } from './1763700000001-platform.js';
import { Setup1763700000002 } from './1763700000002-setup.js';
import { People1763700000003 } from './1763700000003-people.js';
import { Horses1763700000004 } from './1763700000004-horses.js';
import { Scheduling1763700000005 } from './1763700000005-scheduling.js';
import { Enrollment1763700000006 } from './1763700000006-enrollment.js';
import { Billing1763700000007 } from './1763700000007-billing.js';
import { MailClaims1763700000008 } from './1763700000008-mail-claims.js';
import { PaymentCustomer1763700000009 } from './1763700000009-payment-customer.js';
import { HorseFiles1763700000010 } from './1763700000010-horse-files.js';
import { PublicAddress1763700000011 } from './1763700000011-public-address.js';
import { WhereBarnsLive1763700000012 } from './1763700000012-where-barns-live.js';
import { ReturnedUnits1763700000020 } from './1763700000020-returned-units.js';
import { MovedSeries1763700000021 } from './1763700000021-moved-series.js';
import { LinkedStudents1763700000022 } from './1763700000022-linked-students.js';
import { HorseAccess1763700000023 } from './1763700000023-horse-access.js';
import { LoginHistory1763800000001 } from './1763800000001-login-history.js';
import { NamesInOrder1795342692158 } from './1795342692158-names-in-order.js';
import { StaffLessons1795342920000 } from './1795342920000-staff-lessons.js';
import { SectionAssignments1795343877000 } from './1795343877000-section-assignments.js';
import { Notes1795344158000 } from './1795344158000-notes.js';
import { LastSignIn1795344581000 } from './1795344581000-last-sign-in.js';
import { Trigrams1795345694872 } from './1795345694872-trigrams.js';
import { CalendarFeeds1795356300000 } from './1795356300000-calendar-feeds.js';
import { Registrations1795360328000 } from './1795360328000-registrations.js';
import { Imports1795356786425 } from './1795356786425-imports.js';
import { HorseWorkLimits1795361289000 } from './1795361289000-horse-work-limits.js';
import { InvoicePayments1795368226530 } from './1795368226530-invoice-payments.js';
import { PeopleAndNotes1795370972000 } from './1795370972000-people-and-notes.js';
import { CardPayments1795373343000 } from './1795373343000-card-payments.js';
import { ReadTablesAnew1795573970358 } from './1795573970358-read-tables-anew.js';
import { MoneyGivenBack1795574000000 } from './1795574000000-money-given-back.js';
import { CardRefunds1795574100000 } from './1795574100000-card-refunds.js';
import { HorsePassports1795576611000 } from './1795576611000-horse-passports.js';
import { LessonBlocks1795577460000 } from './1795577460000-lesson-blocks.js';
import { CardDisputes1795579500000 } from './1795579500000-card-disputes.js';
import { PackageRenewals1795610000000 } from './1795610000000-package-renewals.js';
import { SignedWaivers1795620000000 } from './1795620000000-signed-waivers.js';
import { InvoiceMails1795621000000 } from './1795621000000-invoice-mails.js';
import { PaymentIssues1795630000000 } from './1795630000000-payment-issues.js';
import { PricesWithTax1795640000000 } from './1795640000000-prices-with-tax.js';
import { ValidityInMonths1795641000000 } from './1795641000000-validity-in-months.js';
import { OwnWaivers1795650000000 } from './1795650000000-own-waivers.js';
import { CardConfirmations1795650000000 } from './1795650000000-card-confirmations.js';
import { LessonKinds1795700000000 } from './1795700000000-lesson-kinds.js';
import { ValidityToADay1795700100000 } from './1795700100000-validity-to-a-day.js';
import { PartPayments1795710000000 } from './1795710000000-part-payments.js';
import { CancellationPolicies1795710000000 } from './1795710000000-cancellation-policies.js';
import { ErasedPeople1795720000000 } from './1795720000000-erased-people.js';
import { WaitingLists1795720000000 } from './1795720000000-waiting-lists.js';
import { NewCustomers1795730000000 } from './1795730000000-new-customers.js';
import { TillClosings1795740000000 } from './1795740000000-till-closings.js';
import { LessonBillings1795740001000 } from './1795740001000-lesson-billings.js';
import { DueDates1795750000000 } from './1795750000000-due-dates.js';
import { PaymentReminders1795750100000 } from './1795750100000-payment-reminders.js';
import { ClosedDays1795760000000 } from './1795760000000-closed-days.js';
import { FamilySignIns1795770000000 } from './1795770000000-family-sign-ins.js';
import { RegistrationTerms1795780000000 } from './1795780000000-registration-terms.js';
import { HorseCare1795790000000 } from './1795790000000-horse-care.js';
import { HorseTimeOff1795790100000 } from './1795790100000-horse-time-off.js';
import { Levels1795800000000 } from './1795800000000-levels.js';
import { Exports1795820000000 } from './1795820000000-exports.js';
import { Enquiries1795820100000 } from './1795820100000-enquiries.js';
import { MailsAgain1795820200000 } from './1795820200000-mails-again.js';
import { AnswersByMail1795820290000 } from './1795820290000-answers-by-mail.js';
import { Suitability1795820300000 } from './1795820300000-suitability.js';
import { FlatPackages1795820400000 } from './1795820400000-flat-packages.js';
import { Seasons1795820500000 } from './1795820500000-seasons.js';
import { AccountCodes1795820700000 } from './1795820700000-account-codes.js';
import { RiderSkills1795820800000 } from './1795820800000-rider-skills.js';
import { MailRefusals1795820910000 } from './1795820910000-mail-refusals.js';
import { EmergencyCards1795820920000 } from './1795820920000-emergency-cards.js';
import { GuestPlaces1795821100000 } from './1795821100000-guest-places.js';
import { Terms1795821200000 } from './1795821200000-terms.js';
import { StaffHours1795821300000 } from './1795821300000-staff-hours.js';
import { SavedReports1795822200000 } from './1795822200000-saved-reports.js';
import { FamilyPackages1795822290000 } from './1795822290000-family-packages.js';
import { ValidityToATerm1795822300000 } from './1795822300000-validity-to-a-term.js';
import { PushDevices1795823200000 } from './1795823200000-push-devices.js';
import { ApiKeys1795823300000 } from './1795823300000-api-keys.js';
import { DeletedLessons1795823400000 } from './1795823400000-deleted-lessons.js';
import { Discounts1795823600000 } from './1795823600000-discounts.js';
import { SharedPlaces1795823700000 } from './1795823700000-shared-places.js';
import { DeletedPackages1795823450000 } from './1795823450000-deleted-packages.js';
import { FilledAgain1795824200000 } from './1795824200000-filled-again.js';
import { HorseDocuments1795910000000 } from './1795910000000-horse-documents.js';
import { DueCharges1795920000000 } from './1795920000000-due-charges.js';
import { PhotoConsent1795930000000 } from './1795930000000-photo-consent.js';
import { Addresses1795930100000 } from './1795930100000-addresses.js';
import { HorseOwners1795940000000 } from './1795940000000-horse-owners.js';
import { PricedBy1795950000000 } from './1795950000000-priced-by.js';
import { WhatIsOwed1795960000000 } from './1795960000000-what-is-owed.js';
import { PlaceReleases1795970000000 } from './1795970000000-place-releases.js';
import { VoucherOrders1795980000000 } from './1795980000000-voucher-orders.js';
import { BarnLogo1795990000000 } from './1795990000000-barn-logo.js';
import { NoShowsLeft1796010000000 } from './1796010000000-no-shows-left.js';
import { NoShowRelease1796020000000 } from './1796020000000-no-show-release.js';
import { PaperNumbers1796040000000 } from './1796040000000-paper-numbers.js';
import { HeldMoney1796050000000 } from './1796050000000-held-money.js';
import { OwnHorsesShown1795823700100 } from './1795823700100-own-horses-shown.js';
import { Instalments1795824000000 } from './1795824000000-instalments.js';
import { HorseMeasures1795824100000 } from './1795824100000-horse-measures.js';
import { Webhooks1795823500000 } from './1795823500000-webhooks.js';
import { Vouchers1795823100000 } from './1795823100000-vouchers.js';
import { ReturnedMails1795820920100 } from './1795820920100-returned-mails.js';
import { StaffTimeOff1795821000000 } from './1795821000000-staff-time-off.js';

/** In the order in which they were released; one that has been released is not edited. */
export const migrations: Migrations = [
  Platform1763700000001,
  Setup1763700000002,
  People1763700000003,
  Horses1763700000004,
  Scheduling1763700000005,
  Enrollment1763700000006,
  Billing1763700000007,
  MailClaims1763700000008,
  PaymentCustomer1763700000009,
  HorseFiles1763700000010,
  PublicAddress1763700000011,
  WhereBarnsLive1763700000012,
  ReturnedUnits1763700000020,
  MovedSeries1763700000021,
  LinkedStudents1763700000022,
  HorseAccess1763700000023,
  LoginHistory1763800000001,
  NamesInOrder1795342692158,
  StaffLessons1795342920000,
  SectionAssignments1795343877000,
  Notes1795344158000,
  LastSignIn1795344581000,
  Trigrams1795345694872,
  CalendarFeeds1795356300000,
  Imports1795356786425,
  Registrations1795360328000,
  HorseWorkLimits1795361289000,
  InvoicePayments1795368226530,
  PeopleAndNotes1795370972000,
  CardPayments1795373343000,
  ReadTablesAnew1795573970358,
  MoneyGivenBack1795574000000,
  CardRefunds1795574100000,
  HorsePassports1795576611000,
  LessonBlocks1795577460000,
  CardDisputes1795579500000,
  PackageRenewals1795610000000,
  SignedWaivers1795620000000,
  InvoiceMails1795621000000,
  PaymentIssues1795630000000,
  PricesWithTax1795640000000,
  ValidityInMonths1795641000000,
  OwnWaivers1795650000000,
  CardConfirmations1795650000000,
  LessonKinds1795700000000,
  ValidityToADay1795700100000,
  PartPayments1795710000000,
  CancellationPolicies1795710000000,
  ErasedPeople1795720000000,
  WaitingLists1795720000000,
  NewCustomers1795730000000,
  TillClosings1795740000000,
  LessonBillings1795740001000,
  DueDates1795750000000,
  PaymentReminders1795750100000,
  ClosedDays1795760000000,
  FamilySignIns1795770000000,
  RegistrationTerms1795780000000,
  HorseCare1795790000000,
  HorseTimeOff1795790100000,
  Levels1795800000000,
  Exports1795820000000,
  Enquiries1795820100000,
  MailsAgain1795820200000,
  AnswersByMail1795820290000,
  Suitability1795820300000,
  FlatPackages1795820400000,
  Seasons1795820500000,
  AccountCodes1795820700000,
  RiderSkills1795820800000,
  MailRefusals1795820910000,
  EmergencyCards1795820920000,
  ReturnedMails1795820920100,
  StaffTimeOff1795821000000,
  GuestPlaces1795821100000,
  Terms1795821200000,
  StaffHours1795821300000,
  SavedReports1795822200000,
  FamilyPackages1795822290000,
  ValidityToATerm1795822300000,
  Vouchers1795823100000,
  PushDevices1795823200000,
  ApiKeys1795823300000,
  DeletedLessons1795823400000,
  DeletedPackages1795823450000,
  Webhooks1795823500000,
  Discounts1795823600000,
  SharedPlaces1795823700000,
  OwnHorsesShown1795823700100,
  Instalments1795824000000,
  HorseMeasures1795824100000,
  FilledAgain1795824200000,
  HorseDocuments1795910000000,
  DueCharges1795920000000,
  PhotoConsent1795930000000,
  Addresses1795930100000,
  HorseOwners1795940000000,
  PricedBy1795950000000,
  WhatIsOwed1795960000000,
  PlaceReleases1795970000000,
  VoucherOrders1795980000000,
  BarnLogo1795990000000,
  NoShowsLeft1796010000000,
  NoShowRelease1796020000000,
  PaperNumbers1796040000000,
  HeldMoney1796050000000,
];
