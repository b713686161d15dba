type Answer<Data> = { data?: Data; error?: unknown };

/** Returns the data of a call of the API client; throws the problem when the call was refused. */
export async function dataOf<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error } = await call;
  if (error !== undefined) throw error;
  return data as Data;
}
