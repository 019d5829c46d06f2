import { secureHeaders } from 'hono/secure-headers';
import type { MiddlewareHandler } from 'hono';

/**
 * Headers of the app's own pages and files. Photos and data may also come from this host's other names
 * (`origins`): a stored photo's URL keeps the name under which it was uploaded.
 */
export function pageHeaders(origins: string[]): MiddlewareHandler {
  // A policy cannot name an IPv6 address; browsers drop such a source with an error in the console.
  const nameable = origins.filter((origin) => !origin.includes('['));
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      connectSrc: ["'self'", 'blob:', 'data:', ...nameable],
      fontSrc: ["'self'", 'data:'],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      imgSrc: ["'self'", 'blob:', 'data:', ...nameable],
      objectSrc: ["'none'"],
      // HEIC photos are decoded by WebAssembly.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      // Toasts and measured layouts set style attributes and elements.
      styleSrc: ["'self'", "'unsafe-inline'"],
      workerSrc: ["'self'", 'blob:'],
    },
    permissionsPolicy: { camera: ['self'], geolocation: [], microphone: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: false,
    xXssProtection: false,
  });
}
