import { lazy, Suspense } from 'react';
import { createHashRouter, Navigate, RouterProvider } from 'react-router-dom';
import { SignInPage } from './SignInPage';

const PrivacyPage = lazy(() => import('./PrivacyPage').then((page) => ({ default: page.PrivacyPage })));
const TermsPage = lazy(() => import('./TermsPage').then((page) => ({ default: page.TermsPage })));

const router = createHashRouter([
  { path: '/signin', element: <SignInPage /> },
  { path: '/signin/:email', element: <SignInPage /> },
  { path: '/signin/:email/:resetPasswordToken/:operationToken', element: <SignInPage /> },
  { path: '/privacy', element: <PrivacyPage /> },
  { path: '/terms', element: <TermsPage /> },
  { path: '*', element: <Navigate to="/signin" replace /> },
]);

/** The public pages, addressed after the `#`. */
export function PublicRoutes() {
  return (
    <Suspense fallback={null}>
      <RouterProvider router={router} />
    </Suspense>
  );
}
