/** Account types that a person may choose; `admin` is only ever given (decision 2). */
export const chosenTypes = ['customer', 'freelancer', 'business'] as const;
export const userTypes = [...chosenTypes, 'admin'] as const;
export type UserType = (typeof userTypes)[number];
