import { secureHeaders } from 'hono/secure-headers';
import type { MiddlewareHandler } from 'hono';

/** After one visit over TLS, a browser uses TLS alone for a year. */
const HSTS = 'max-age=31536000; includeSubDomains';
/** For answers that are not pages: opened by themselves they run nothing, load nothing and fit in no frame. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Adds headers to every answer. Anything but the app's pages gets a policy that forbids everything;
 * `publicUrl` decides whether people come over TLS.
 */
export function addSecurityHeaders(publicUrl: string | null): MiddlewareHandler {
  const isOverTls = publicUrl?.startsWith('https:') ?? false;
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const preset = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value);
    };
    headers.set('x-content-type-options', 'nosniff');
    headers.delete('x-powered-by');
    preset('content-security-policy', NO_PAGE);
    preset('referrer-policy', 'no-referrer');
    preset('x-frame-options', 'DENY');
    preset('cross-origin-resource-policy', 'same-origin');
    // Cacheable answers set their own header.
    preset('cache-control', 'no-store');
    if (isOverTls) headers.set('strict-transport-security', HSTS);
  };
}

/**
 * Headers of the app's own pages and files. Photos and data may also come from this host's other
 * names (`origins`): a stored photo's URL keeps the name that it was uploaded under.
 */
export function pageHeaders(origins: string[]): MiddlewareHandler {
  // A policy cannot name an IPv6 address; browsers drop such a source with an error in the console.
  const nameable = origins.filter((origin) => !origin.includes('['));
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      connectSrc: ["'self'", 'blob:', 'data:', ...nameable],
      fontSrc: ["'self'", 'data:'],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      imgSrc: ["'self'", 'blob:', 'data:', ...nameable],
      manifestSrc: ["'self'"],
      mediaSrc: ["'self'"],
      objectSrc: ["'none'"],
      // HEIC photos are decoded by WebAssembly.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      // Toasts and measured layouts set style attributes and elements.
      styleSrc: ["'self'", "'unsafe-inline'"],
      workerSrc: ["'self'", 'blob:'],
    },
    permissionsPolicy: {
      camera: ['self'],
      geolocation: [],
      // Notes can be dictated.
      microphone: ['self'],
      payment: [],
      usb: [],
      serial: [],
      displayCapture: [],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: false,
    xXssProtection: false,
  });
}
