import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAuth } from './auth-context';

it('says so when used outside its provider @auth-context-1', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useAuth)).toThrow('useAuth must be used within an AuthProvider');
});
