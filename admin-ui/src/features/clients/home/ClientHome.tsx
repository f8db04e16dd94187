import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { AddBeside } from '@/features/clients/calendar/AddBeside';
import { ClientActions } from '@/features/clients/calendar/ClientActions';
import { RidersOnly } from '@/features/clients/calendar/RidersOnly';
import { useAccess } from '@/data/providers/use-access';
import { WithBeside } from '@/ui/record/beside';
import { RecordPage } from '@/ui/record/RecordPage';
import { useBarn } from '@/data/requests/barn';
import { useClient } from '@/data/requests/client';
import type { Family } from '@/data/requests/people';
import { useLessonChanges } from '@/data/requests/use-lesson-changes';
import { Empty, Unanswered } from '@/ui/states';
import { useIsPhone } from '@/ui/use-is-phone';
import { CartProvider } from '@/features/money/CartProvider';
import { CardPayment } from '@/features/money/CardPayment';
import { Checkout } from '@/features/money/Checkout';
import { InvoiceView } from '@/features/money/InvoiceView';
import { MoneyPage } from '@/features/money/MoneyPage';
import { RedeemVoucher } from '@/features/money/vouchers/RedeemVoucher';
import { SellVoucher } from '@/features/money/vouchers/SellVoucher';
import { StatementPage } from '@/features/money/StatementPage';
import { PayInvoices } from '@/features/money/PayInvoices';
import { PayInvoice } from '@/features/money/PayInvoice';
import { PurchaseLink } from '@/features/money/PurchaseLink';
import { PurchasePage } from '@/features/money/PurchasePage';
import { AddMember } from './AddMember';
import { DeletedPackages } from './DeletedPackages';
import { DeletePackage, EditPackage } from './ChangePackage';
import { PackageDetails } from './PackageDetails';
import { CancelFromSchedule } from './CancelFromSchedule';
import { ClientAccount } from './ClientAccount';
import { ClientContext } from '@/data/client-context';
import { clientHome } from '@/data/addresses/client-home-address';
import { ClientLessons } from './ClientLessons';
import { ClientPackages } from './ClientPackages';
import { ClientNotes } from './ClientNotes';
import { ClientSummary } from './ClientSummary';
import { useClientTabs } from './client-tabs';
import { EditContact } from './EditContact';
import { EditName } from './EditName';
import { EditStudent } from './EditStudent';
import { Elsewhere } from './Elsewhere';
import { MergeAccounts } from './MergeAccounts';
import { MergeRiders } from './MergeRiders';
import { PersonActivation } from './PersonActivation';
import { RidersTab } from './RidersTab';
import { StudentDetails } from './StudentDetails';
import './client-home.css';

const ClientRegistration = lazy(() => import('./ClientRegistration'));
const ClientWaivers = lazy(() => import('./ClientWaivers'));
const WaiverDetails = lazy(() => import('./WaiverDetails'));
const ClientCalendar = lazy(() => import('@/features/clients/calendar/ClientCalendar'));
const BookLesson = lazy(() => import('@/features/clients/calendar/BookLesson'));
const Makeups = lazy(() => import('@/features/clients/calendar/Makeups'));
const BookMakeup = lazy(() => import('@/features/clients/calendar/BookMakeup'));
const BookingOver = lazy(() => import('@/features/clients/calendar/BookingOver'));

const question = <Route path="bookingCalendar/:lessonId" element={<BookingOver />} />;

const useList = (rides: boolean) => {
  const { canAct } = useAccess();
  if (rides && canAct('students', 'list')) return { to: '/students', label: 'Students' };
  return canAct('accounts', 'list') ? { to: '/accounts', label: 'Account Holders' } : undefined;
};

const fillingPhones = ['calendarview', 'calendarbook', 'bookingCalendar', 'bookingMakeupCalendar/', 'calendarmakeup/'];

const OpenHome = ({ family }: { family: Family }) => {
  const { person_id, person_name, student_id } = family.currentClient;
  const address = clientHome(person_id);
  const { canCall } = useAccess();
  const { can_use_invoices, can_sign_waivers, clients_can_register } = useBarn();
  const tabs = useClientTabs((tab) => `${address}/${tab}`, {
    rides: student_id !== null,
    paysInvoices: can_use_invoices === 1,
    signsWaivers: can_sign_waivers === 1,
    registers: clients_can_register === 1,
  });
  // There the account itself stands, or what it signed. R149
  const { pathname } = useLocation();
  const isAccount = ['account', 'waivers'].some((tab) => pathname.startsWith(`${address}/${tab}`));
  // Beside a form a calendar needs the width.
  const isAdding = pathname.startsWith(`${address}/add/`);
  // On a phone a calendar would begin below everything that is known of the rider.
  const fillsPhone = useIsPhone() && fillingPhones.some((page) => pathname.startsWith(`${address}/${page}`));
  return (
    <ClientContext value={family}>
      <title>{`${person_name} – Leadline`}</title>
      <WithBeside>
        <RecordPage
          list={useList(student_id !== null)}
          name={person_name}
          address={address}
          tabs={tabs}
          summary={isAccount || isAdding || fillsPhone ? undefined : <ClientSummary />}
          actions={
            <>
              <PurchaseLink />
              <ClientActions />
              {canCall('people/updateActivations') && <PersonActivation />}
            </>
          }
        />
      </WithBeside>
    </ClientContext>
  );
};

/** Without members the account, otherwise the rider’s details. R149 */
const FirstTab = ({ family: { members, currentClient } }: { family: Family }) => {
  const { canCall } = useAccess();
  const hasDetails = members.length > 0 && currentClient.student_id !== null && canCall('students/student');
  return <Navigate to={`${clientHome(currentClient.person_id)}/${hasDetails ? 'details' : 'account'}`} replace />;
};

const moneyKinds = ['invoices', 'payments'] as const;

/** Which have an address of their own, or one below each tab, besides the one where they open. R209 */
const elsewhere = {
  contact: 'account/contact',
  addMemberName: 'account/addMemberName',
  'editMemberName/:person': 'account/editMemberName/:person',
  'package/:item': 'purchases/package/:item',
  ':tab/package/:item': 'purchases/package/:item',
  'modalCancel/:lpid': 'lessons/modalCancel/:lpid',
  ':tab/modalCancel/:lpid': 'lessons/modalCancel/:lpid',
  manual: 'online/manual',
  ':tab/manual': 'online/manual',
};

const Pages = ({ id }: { id: string }) => {
  const { data, error, refetch } = useClient(id);
  if (data)
    return (
      <Routes>
        <Route index element={<FirstTab family={data} />} />
        {Object.entries(elsewhere).map(([path, at]) => (
          <Route key={path} path={path} element={<Elsewhere family={data} at={at} />} />
        ))}
        <Route element={<OpenHome key={id} family={data} />}>
          <Route element={<RidersTab />}>
            <Route path="lessons" element={<ClientLessons key="lessons" what="lessonSchedule" />}>
              <Route path="modalCancel/:lpid" element={<CancelFromSchedule />} />
            </Route>
            <Route path="history" element={<ClientLessons key="history" what="lessonHistory" />} />
            <Route path="purchases" element={<ClientPackages />}>
              <Route path="deleted" element={<DeletedPackages />} />
              <Route path="package/:item" element={<PackageDetails />} />
              <Route path="package/:item/edit" element={<EditPackage />} />
              <Route path="package/:item/delete" element={<DeletePackage />} />
            </Route>
            <Route path="details" element={<StudentDetails />}>
              <Route path="merge" element={<MergeRiders />} />
            </Route>
            <Route path="details/edit" element={<EditStudent />} />
            <Route path="registration" element={<ClientRegistration />} />
          </Route>
          <Route path="notes" element={<ClientNotes />} />
          <Route path="addNote/:isPublic/:who" element={<ClientNotes />} />
          <Route path="online" element={<PurchasePage />}>
            <Route path="manual" element={<Checkout />} />
            <Route path="manualInvoice" element={<Checkout isInvoice />} />
            <Route path="payments" element={<CardPayment key="new" way="new" />} />
            <Route path="paymentsSaved" element={<CardPayment key="saved" way="saved" />} />
            <Route path="invoicecreate" element={null} />
          </Route>
          {moneyKinds.map((kind) => (
            <Route key={kind} path={kind} element={<MoneyPage key={kind} kind={kind} />}>
              <Route path="inv/:payment" element={<InvoiceView kind={kind} />} />
              {kind === 'payments' && (
                <>
                  <Route path="sellVoucher" element={<SellVoucher />} />
                  <Route path="redeemVoucher" element={<RedeemVoucher />} />
                </>
              )}
              {kind === 'invoices' && <Route path="pay" element={<PayInvoices />} />}
              <Route path="manualPurchase/:payment" element={<PayInvoice kind={kind} />} />
            </Route>
          ))}
          <Route path="statement" element={<StatementPage />} />
          <Route path="waivers" element={<ClientWaivers />}>
            <Route path=":waiver" element={<WaiverDetails />} />
          </Route>
          <Route path="account" element={<ClientAccount />}>
            <Route path="contact" element={<EditContact />} />
            <Route path="editMemberName/:person" element={<EditName />} />
            <Route path="addMemberName" element={<AddMember />} />
            <Route path="merge" element={<MergeAccounts />} />
          </Route>
          <Route element={<RidersOnly />}>
            <Route path="calendarview" element={<ClientCalendar />}>
              {question}
            </Route>
            <Route path="add/:add" element={<AddBeside />} />
            {/* D01 */}
            {['calendarbook', 'bookingCalendar'].map((path) => (
              <Route key={path} path={path} element={<BookLesson />}>
                {question}
              </Route>
            ))}
            {['calendarmakeup', 'bookingMakeupCalendar'].map((path) => (
              <Route key={path} path={path}>
                <Route index element={<Makeups />} />
                <Route path=":makeupId" element={<BookMakeup />}>
                  {question}
                </Route>
              </Route>
            ))}
          </Route>
          <Route path="*" element={<Empty title="There is no page at this address" />} />
        </Route>
      </Routes>
    );
  return (
    <div className="page">
      <Unanswered error={error} refetch={refetch} label="loading" />
    </div>
  );
};

/** The page of a rider or account holder, as the staff see it. R021 R245 */
export default function ClientHome() {
  const { id = '' } = useParams();
  useLessonChanges();
  const { data } = useClient(id);
  return (
    <CartProvider account={data && (data.account?.person_id ?? id)}>
      <Pages id={id} />
    </CartProvider>
  );
}
