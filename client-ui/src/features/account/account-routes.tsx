import { Navigate, Route, Routes } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import AccountPage from './account-page';
import AddMemberSheet from './add-member-sheet';
import ContactSheet from './contact-sheet';
import EditNameSheet from './edit-name-sheet';
import InviteSheet from './invite-sheet';
import SignInSheet from './sign-in-sheet';

/** The account; over it lie the sheets that change it. */
const AccountRoutes = () => {
  const { base } = useFamily();
  return (
    <Routes>
      <Route element={<AccountPage />}>
        <Route index element={null} />
        <Route path="contact" element={<ContactSheet />} />
        <Route path="editMemberName/:person" element={<EditNameSheet />} />
        <Route path="addMemberName" element={<AddMemberSheet />} />
        <Route path="inviteToFamily" element={<InviteSheet />} />
        <Route path="signIn/:userId" element={<SignInSheet />} />
      </Route>
      <Route path="*" element={<Navigate replace to={`${base}/account`} />} />
    </Routes>
  );
};

export default AccountRoutes;
