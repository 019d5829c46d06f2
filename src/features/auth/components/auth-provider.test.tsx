import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuth, type Auth } from '@/lib/auth-context';
import { supabase, type AuthChangeEvent, type Session } from '@/lib/supabase';
import { AuthProvider } from './auth-provider';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));

/** The key under which the client of a backend at backend.test keeps its session. */
const STORED_SESSION = 'sb-backend-auth-token';
const ADA = { user: { id: 'ada', email: 'ada@example.com' } } as Session;
const signOut = vi.fn();
const getSession = vi.fn();
let emit: (event: AuthChangeEvent, session: Session | null) => void;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.localStorage.setItem(STORED_SESSION, '{}');
  vi.mocked(supabase).mockResolvedValue({
    auth: {
      onAuthStateChange: (listener: typeof emit) => {
        emit = listener;
        return { data: { subscription: { unsubscribe: () => {} } } };
      },
      signOut,
      getSession,
    },
  } as never);
});

const learn = vi.fn<(auth: Auth) => void>();
const signOutHere: Auth['signOut'] = (leave) => learn.mock.lastCall![0].signOut(leave);

function Probe() {
  const auth = useAuth();
  useEffect(() => {
    learn(auth);
  }, [auth]);
  return (
    <p>
      {auth.isLoading
        ? 'loading'
        : auth.isUnreachable
          ? 'unreachable'
          : (auth.user?.email ?? 'nobody')}
    </p>
  );
}

async function renderProvider() {
  await act(async () => {
    render(
      <AuthProvider>
        <Probe />
      </AuthProvider>,
    );
    await Promise.resolve();
  });
}

it('takes a visitor without a stored session for signed out, without loading the client', async () => {
  window.localStorage.removeItem(STORED_SESSION);
  await renderProvider();
  expect(screen.getByText('nobody')).toBeVisible();
  expect(supabase).not.toHaveBeenCalled();
});

it('is loading until the first session event @auth-provider-1', async () => {
  await renderProvider();
  expect(screen.getByText('loading')).toBeVisible();
  act(() => emit('INITIAL_SESSION', ADA));
  expect(screen.getByText('ada@example.com')).toBeVisible();
});

it('is signed out when the stored session turned out to be none @auth-provider-2', async () => {
  await renderProvider();
  // The client takes out of the storage what is no session, or one that the server says is over.
  window.localStorage.removeItem(STORED_SESSION);
  act(() => emit('INITIAL_SESSION', null));
  expect(screen.getByText('nobody')).toBeVisible();
});

describe('a session that is stored and could not be renewed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is no sign-out: nobody knows, and it is tried again by itself until somebody answers', async () => {
    await renderProvider();
    act(() => emit('INITIAL_SESSION', null));
    expect(screen.getByText('unreachable')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(25_000));
    expect(getSession).toHaveBeenCalledTimes(2);
    act(() => emit('TOKEN_REFRESHED', ADA));
    expect(screen.getByText('ada@example.com')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(getSession).toHaveBeenCalledTimes(2);
  });

  it('is said after five seconds without an answer, which may still come', async () => {
    await renderProvider();
    await act(() => vi.advanceTimersByTimeAsync(4900));
    expect(screen.getByText('loading')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByText('unreachable')).toBeVisible();
    act(() => emit('INITIAL_SESSION', ADA));
    expect(screen.getByText('ada@example.com')).toBeVisible();
  });

  it('is tried at once when the network is back, whatever is on the screen', async () => {
    await renderProvider();
    act(() => emit('INITIAL_SESSION', ADA));
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(getSession).toHaveBeenCalledOnce();
    expect(screen.getByText('ada@example.com')).toBeVisible();
  });
});

it.each<AuthChangeEvent>([
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
])('%s brings the session as it now is @auth-provider-3', async (event) => {
  await renderProvider();
  act(() => emit(event, { ...ADA, user: { ...ADA.user, email: `${event}@example.com` } }));
  expect(screen.getByText(`${event}@example.com`)).toBeVisible();
});

it('SIGNED_OUT signs out, as after a refresh that was refused @auth-provider-4', async () => {
  await renderProvider();
  act(() => emit('INITIAL_SESSION', ADA));
  act(() => emit('SIGNED_OUT', null));
  expect(screen.getByText('nobody')).toBeVisible();
});

it('signing out leaves first and only then tells the screens @auth-provider-5', async () => {
  await renderProvider();
  act(() => emit('INITIAL_SESSION', ADA));
  signOut.mockImplementation(() => {
    emit('SIGNED_OUT', null);
    return Promise.resolve({ error: null });
  });
  const shownWhileLeaving: (string | null)[] = [];
  await act(() =>
    signOutHere(() => {
      shownWhileLeaving.push(document.body.textContent);
    }),
  );
  expect(shownWhileLeaving).toEqual(['ada@example.com']);
  expect(screen.getByText('nobody')).toBeVisible();
  expect(signOut).toHaveBeenCalledWith({ scope: 'local' });
});

it('signs out here even when the server does not confirm it', async () => {
  await renderProvider();
  act(() => emit('INITIAL_SESSION', ADA));
  signOut.mockResolvedValue({ error: new Error('Failed to fetch') });
  await act(() => signOutHere());
  expect(screen.getByText('nobody')).toBeVisible();
});

it('says when nobody can tell who is signed in', async () => {
  vi.mocked(supabase).mockRejectedValue(new TypeError('Failed to fetch'));
  await renderProvider();
  expect(screen.getByText('unreachable')).toBeVisible();
});
