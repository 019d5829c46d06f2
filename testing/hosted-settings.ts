/** The settings that are pushed to a hosted project, all of them given. */
export const HOSTED_SETTINGS = {
  PLUMBLINE_URL: 'https://reports.example.com',
  SMTP_ENABLED: 'true',
  SMTP_HOST: 'smtp.example.com',
  SMTP_PORT: '465',
  SMTP_USER: 'plumbline',
  SMTP_PASS: 'secret',
  SMTP_SENDER: 'no-reply@example.com',
};
