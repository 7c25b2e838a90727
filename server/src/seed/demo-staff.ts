/** Whoever may see the demo store's back office; the password is no secret, so never seed a real store. */
export const DEMO_STAFF = {
  email: "staff@placket.example",
  name: "Demo Staff",
  password: "demo-staff-password",
} as const;
