export interface Role {
  id: string;
  title: string;
  location: string;
  /** 'Full-time' and the like. */
  type: string;
  summary: string;
}

/** An entry of the careers sidebar (spec 2). */
export interface Department {
  name: string;
  roles: Role[];
}
