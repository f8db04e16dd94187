import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import SignInPage from '../features/sign-in/sign-in-page';

const SignOut = lazy(() => import('../features/sign-in/sign-out'));
const NotFound = lazy(() => import('./not-found'));
const Unauthorized = lazy(() => import('./unauthorized'));
const PasswordRequestPage = lazy(() => import('../features/passwords/password-request-page'));
const CreatePasswordPage = lazy(() => import('../features/passwords/create-password-page'));
const PayPage = lazy(() => import('../features/pay-link/pay-page'));
const PublicBarnPage = lazy(() => import('../features/public-barn/public-barn-page'));
const PublicPolicyPage = lazy(() => import('../features/public-barn/public-policy-page'));
const PublicBookPage = lazy(() => import('../features/public-barn/public-book-page'));
const AskPage = lazy(() => import('../features/public-barn/enquiry/ask-page'));
const PlacePage = lazy(() => import('../features/public-barn/enquiry/place-page'));
const VoucherPage = lazy(() => import('../features/public-barn/voucher/voucher-page'));
const EnquiryPage = lazy(() => import('../features/public-barn/enquiry/enquiry-page'));
const WaiverCompletionPage = lazy(() => import('../features/waivers/waiver-completion-page'));
const MailAnswerPage = lazy(() => import('../features/mail-answer/mail-answer-page'));
const MailStopPage = lazy(() => import('../features/mail-stop/mail-stop-page'));
const ResetPasswordPage = lazy(() => import('../features/passwords/reset-password-page'));

/** What is open to whoever has not signed in; a family's home is drawn without it. */
const StrangerRoutes = () => (
  <Routes>
    <Route path="/" element={<SignInPage />} />
    <Route path="/login" element={<SignInPage />} />
    <Route path="/logout" element={<SignOut />} />
    <Route path="/password" element={<PasswordRequestPage />} />
    <Route path="/createpassword/:token" element={<CreatePasswordPage />} />
    <Route path="/updatepassword/:token" element={<ResetPasswordPage />} />
    <Route path="/answer" element={<MailAnswerPage />} />
    <Route path="/unsubscribe" element={<MailStopPage />} />
    <Route path="/pay" element={<PayPage />} />
    <Route path="/waivercompletion" element={<WaiverCompletionPage />} />
    <Route path="/public/unauthorized" element={<Unauthorized />} />
    <Route path="/public/:publicId" element={<PublicBarnPage />} />
    <Route path="/public/:publicId/policy" element={<PublicPolicyPage />} />
    <Route path="/public/:publicId/ask" element={<AskPage />} />
    <Route path="/public/:publicId/voucher" element={<VoucherPage />} />
    <Route path="/public/:publicId/enquiry/:token" element={<EnquiryPage />} />
    <Route path="/publicBook/:publicId" element={<PublicBookPage />} />
    <Route path="/publicBook/:publicId/place/:lessonId" element={<PlacePage />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
);

export default StrangerRoutes;
